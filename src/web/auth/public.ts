export { logOut } from './log-out.ts'
export { showToastFromLastPage } from './toast-after-load.ts'
export { userQuery, useUser } from './user-queries.ts'
