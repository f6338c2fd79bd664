import { describe, expect, test } from 'vitest'
import { PASSWORD_MIN } from '../../../contract/limits.ts'
import { passwordStrength } from './password-strength.ts'

describe('passwordStrength', () => {
  test('calls everything under the minimum too short, however mixed', () => {
    expect(passwordStrength('')).toBe('short')
    expect(passwordStrength('aZ3!x')).toBe('short')
    expect('aZ3!x'.length).toBe(PASSWORD_MIN - 1)
    expect(passwordStrength('aZ3!xq')).not.toBe('short')
  })

  test('sees through repeats, rows of the alphabet and repeated blocks', () => {
    for (const password of ['aaaaaaaaaaaaaaaa', '123456789', 'abcdefghijkl', 'abababababab', 'zxzxzxzxzx'])
      expect(passwordStrength(password), password).toBe('weak')
  })

  test('grows with length: a word is weak or fair, several words are strong', () => {
    expect(passwordStrength('sukaku')).toBe('weak')
    expect(passwordStrength('lenterahijau')).toBe('fair')
    expect(passwordStrength('lentera hijau membaca malam')).toBe('strong')
  })

  test('does not count the person’s own name and address', () => {
    expect(passwordStrength('wulandari77')).toBe('fair')
    expect(passwordStrength('wulandari77', ['Sari', 'Wulandari'])).toBe('weak')
    expect(passwordStrength('sari.wulandari', ['', 'sari.wulandari@example.com'])).toBe('weak')
  })
})
