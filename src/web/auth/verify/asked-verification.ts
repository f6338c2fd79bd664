import { isEmail } from '../../../contract/auth.ts'

/** Spec 4.6: a query with needsVerification=true and an e-mail address leads straight to the verify view. */
export function askedVerification(query: URLSearchParams): string | null {
  const email = query.get('email')?.trim() ?? ''
  return query.get('needsVerification') === 'true' && isEmail(email) ? email : null
}

/** The screen has three paths; whoever stays on it keeps theirs, because another one would start it afresh. */
export function verificationPath(email: string, path = '/auth'): string {
  return `${path}?${new URLSearchParams({ needsVerification: 'true', email })}`
}
