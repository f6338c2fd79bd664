import { logout } from '../../contract/auth.ts'

/** Spec 7: a browser navigation, which ends the session on the server and leads home. */
export function logOut(): void {
  location.assign(logout.path)
}
