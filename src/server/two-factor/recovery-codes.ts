import { randomInt } from 'node:crypto'
import { plainRecoveryCode, RECOVERY_ALPHABET, RECOVERY_CODES } from '../../contract/two-factor.ts'
import { hashToken } from '../platform/tokens.ts'

/** 16 of 32 letters are 80 bits. In fours, so that they can be copied from paper. */
const [GROUPS, GROUP_LENGTH] = [4, 4]

export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, newGroup).join('-'))
}

function newGroup(): string {
  const letter = () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)]
  return Array.from({ length: GROUP_LENGTH }, letter).join('')
}

export function hashRecoveryCode(typed: string): Buffer {
  return hashToken(plainRecoveryCode(typed))
}
