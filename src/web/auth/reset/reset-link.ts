/** Another browser made the sign-up: this one has proven the address and chooses a password of its own. */
export function resetPath(token: string): string {
  return `/reset-password?${new URLSearchParams({ token, verified: 'true' })}`
}

export interface ResetLink {
  token: string
  isVerified: boolean
}

export function readResetLink(query: URLSearchParams): ResetLink | null {
  const token = query.get('token') ?? ''
  return token === '' ? null : { token, isVerified: query.get('verified') === 'true' }
}
