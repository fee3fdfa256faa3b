/** Passkeys (WebAuthn): the server's options for the browser, and the browser's answers for the server. */
import { accountApi, type CredentialsView, type LogInResponse } from './api.ts';

/** Whether passkeys work here: they need a secure connection and a domain name. */
export function offered(): boolean {
	return typeof PublicKeyCredential === 'function' && isSecureContext && !/^[\d.]+$|:/.test(location.hostname);
}

export async function signUp(name: string): Promise<LogInResponse> {
	const { options } = await accountApi.passkeyOptions(name);
	return accountApi.signUpByPasskey(name, await made(options));
}

export async function logIn(): Promise<LogInResponse> {
	const { options } = await accountApi.passkeyChallenge();
	return accountApi.logInByPasskey(await shown(options));
}

export async function add(): Promise<CredentialsView> {
	const { options } = await accountApi.passkeyOptions();
	return accountApi.addPasskey(await made(options));
}

/** Closing the browser's dialog is a change of mind, not an error. */
export function gaveUp(error: unknown): boolean {
	return error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name);
}

type Named = { id: string };

async function made(options: any): Promise<object> {
	const publicKey = {
		...options,
		challenge: bytes(options.challenge),
		user: { ...options.user, id: bytes(options.user.id) },
		excludeCredentials: (options.excludeCredentials ?? []).map((each: Named) => ({ ...each, id: bytes(each.id) })),
	};
	const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
	const response = credential.response as AuthenticatorAttestationResponse;
	return told(credential, {
		clientDataJSON: text(response.clientDataJSON),
		attestationObject: text(response.attestationObject),
	});
}

async function shown(options: any): Promise<object> {
	const publicKey = { ...options, challenge: bytes(options.challenge), allowCredentials: [] };
	const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
	const response = credential.response as AuthenticatorAssertionResponse;
	return told(credential, {
		clientDataJSON: text(response.clientDataJSON),
		authenticatorData: text(response.authenticatorData),
		signature: text(response.signature),
		userHandle: response.userHandle && text(response.userHandle),
	});
}

function told({ id, rawId, type }: PublicKeyCredential, response: object): object {
	return { id, rawId: text(rawId), type, response };
}

/** Encode bytes as base64url. */
export function text(buffer: ArrayBuffer): string {
	const signs = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join('');
	return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
	return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
}
