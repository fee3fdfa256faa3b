/** The server's calls about accounts (docs/server.md). */
import { get, post } from '../app/api.ts';
import type * as made from '../generated/account.ts';

export type {
	AccountView,
	SettingLeaderboard,
	FinishedGameView,
	CredentialsView,
	ProfileView,
	LogInResponse as Welcome,
} from '../generated/account.ts';

export const calls = {
	look: () => get<made.AccountView>('/account'),
	signUp: (name: string, password: string) => post<made.LogInResponse>('/account', { name, password }),
	logIn: (name: string, password: string) => post<made.LogInResponse>('/account/login', { name, password }),
	recover: (name: string, code: string, password: string) =>
		post<made.LogInResponse>('/account/recover', { name, code, password }),
	logOut: () => post<made.AccountView>('/account/logout', {}),
	prefer: (preferences: object) => post<made.AccountView>('/account/preferences', { preferences }),
	keys: () => get<made.CredentialsView>('/account/keys'),
	password: (password: string) => post<made.LogInResponse>('/account/password', { password }),
	codes: () => post<made.RecoveryCodesView>('/account/codes', {}),
	endSessions: (id?: string) => post<made.CredentialsView>('/account/sessions/end', id ? { id } : {}),
	remove: () => post<made.AccountView>('/account/delete', {}),
	passkeyOptions: (name?: string) => post<made.PasskeyOptions>('/account/passkeys/options', name ? { name } : {}),
	passkeyQuestion: () => post<made.PasskeyOptions>('/account/passkeys/question', {}),
	signUpByPasskey: (name: string, credential: object) =>
		post<made.LogInResponse>('/account/passkeys/signup', { name, credential }),
	logInByPasskey: (credential: object) => post<made.LogInResponse>('/account/passkeys/login', { credential }),
	addPasskey: (credential: object) => post<made.CredentialsView>('/account/passkeys', { credential }),
	removePasskey: (id: string) => post<made.CredentialsView>('/account/passkeys/remove', { id }),
	profile: (name: string) => get<made.ProfileView>(`/people/${encodeURIComponent(name)}`),
	best: (game: string) => get<made.LeaderboardsView>(`/best/${encodeURIComponent(game)}`),
};
