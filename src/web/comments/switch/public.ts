export { CommentsSwitch } from './comments-switch.tsx'
