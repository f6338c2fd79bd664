export { useUnfinished, type Unfinished } from './use-unfinished.ts'
export { rememberSaved } from './save/remember-saved.ts'
