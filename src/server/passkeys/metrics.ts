import { resultCounter } from '../platform/result-counter.ts'

export const passkeyCounter = resultCounter('passkeys', 'Passkeys added, removed and used to sign in')
