/** API calls about accounts, profiles and best scores. */
import { get, post } from '../app/api.ts';
import type {
	AccountView,
	LeaderboardsView,
	RecoveryCodesView,
	CredentialsView,
	PasskeyOptions,
	ProfileView,
	LogInResponse,
} from '../generated/account.ts';

export type {
	AccountView,
	SettingLeaderboard,
	CredentialsView,
	ProfileView,
	LogInResponse,
} from '../generated/account.ts';

export const accountApi = {
	get: () => get<AccountView>('/account'),
	signUp: (name: string, password: string) => post<LogInResponse>('/account', { name, password }),
	logIn: (name: string, password: string) => post<LogInResponse>('/account/login', { name, password }),
	recover: (name: string, code: string, password: string) =>
		post<LogInResponse>('/account/recover', { name, code, password }),
	logOut: () => post<AccountView>('/account/logout', {}),
	setPreferences: (preferences: object) => post<AccountView>('/account/preferences', { preferences }),
	credentials: () => get<CredentialsView>('/account/keys'),
	setPassword: (password: string) => post<LogInResponse>('/account/password', { password }),
	createRecoveryCodes: () => post<RecoveryCodesView>('/account/codes', {}),
	endSessions: (id?: string) => post<CredentialsView>('/account/sessions/end', id ? { id } : {}),
	delete: () => post<AccountView>('/account/delete', {}),
	passkeyOptions: (name?: string) => post<PasskeyOptions>('/account/passkeys/options', name ? { name } : {}),
	passkeyChallenge: () => post<PasskeyOptions>('/account/passkeys/question', {}),
	signUpByPasskey: (name: string, credential: object) =>
		post<LogInResponse>('/account/passkeys/signup', { name, credential }),
	logInByPasskey: (credential: object) => post<LogInResponse>('/account/passkeys/login', { credential }),
	addPasskey: (credential: object) => post<CredentialsView>('/account/passkeys', { credential }),
	removePasskey: (id: string) => post<CredentialsView>('/account/passkeys/remove', { id }),
	profile: (name: string) => get<ProfileView>(`/people/${encodeURIComponent(name)}`),
	bestScores: (game: string) => get<LeaderboardsView>(`/best/${encodeURIComponent(game)}`),
};
