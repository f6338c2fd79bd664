export { keepPlace, requestOf } from './pending-action.ts'
export { SignInLinks, SignInWall } from './sign-in-wall.tsx'
export { usePendingAction } from './use-pending-action.ts'
export { useSignInWall } from './use-sign-in-wall.tsx'
