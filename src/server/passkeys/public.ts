export { canUsePasskey, provePasskey } from './prove-passkey.ts'
export { listPasskeys } from './queries.ts'
