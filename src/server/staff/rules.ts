import type { Capability } from '../../contract/auth.ts'
import type { Role } from '../platform/session.ts'

export const ROLES: readonly Role[] = ['user', 'moderator', 'operator']

export function isRole(word: string): word is Role {
  return ROLES.some((role) => role === word)
}

const CAPABILITIES: Record<Role, readonly Capability[]> = {
  user: [],
  moderator: ['moderate'],
  operator: ['moderate', 'operate'],
}

/** Undefined for most people, whose answer then has no such key: nothing shows them that there is a staff. */
export function capabilitiesOf(role: Role): Capability[] | undefined {
  return CAPABILITIES[role].length === 0 ? undefined : [...CAPABILITIES[role]]
}
