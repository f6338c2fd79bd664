export { PushInvitation } from './lazy-invitation.tsx'
export { PushSwitch } from './push-switch.tsx'
