export { useUnfinished, type Unfinished } from './begun/use-unfinished.ts'
export { rememberSaved } from './save/remember-saved.ts'
