export { keepPlace, keepWish } from './wishes.ts'
export { useKeptWish } from './use-kept-wish.ts'
export { useSignInWall } from './use-sign-in-wall.tsx'
