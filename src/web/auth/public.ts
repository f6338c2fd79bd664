export { logOut } from './log-out.ts'
export { showToastFromLastPage } from './toast-after-load.ts'
export { useIsMember } from './use-is-member.ts'
export { SIGN_UP_PATH, userQuery, useUser } from './user-queries.ts'
