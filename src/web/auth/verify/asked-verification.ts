/** Spec 4.6: a query with needsVerification=true and an e-mail address leads straight to the verify view. */
export function askedVerification(query: URLSearchParams): string | null {
  const email = query.get('email')?.trim() ?? ''
  return query.get('needsVerification') === 'true' && email !== '' ? email : null
}

export function verificationPath(email: string): string {
  return `/auth?${new URLSearchParams({ needsVerification: 'true', email })}`
}
