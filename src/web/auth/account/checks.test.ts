import { describe, expect, test } from 'vitest'
import { checkSignIn, checkSignUp, emailFault, newPasswordFault } from './checks.ts'

const somebody = {
  email: 'sari@example.com',
  password: 'lentera hijau',
  firstName: 'Sari',
  lastName: 'Wulandari',
}

describe('sign-up', () => {
  test('finds nothing wrong with a complete form', () => {
    expect(checkSignUp(somebody)).toEqual({})
  })

  test.each(['firstName', 'lastName', 'email', 'password'] as const)(
    'refuses a missing %s alone',
    (field) => {
      expect(checkSignUp({ ...somebody, [field]: '' })).toEqual({ [field]: `${field}Required` })
    },
  )

  test('takes blanks for nothing, but not in a password', () => {
    expect(checkSignUp({ ...somebody, firstName: ' ', lastName: '\t', email: '  ' })).toEqual({
      firstName: 'firstNameRequired',
      lastName: 'lastNameRequired',
      email: 'emailRequired',
    })
    expect(newPasswordFault('      ')).toBeUndefined()
  })

  test('[S5-8] the password needs at least 6 characters', () => {
    expect(newPasswordFault('abcde')).toBe('passwordShort')
    expect(newPasswordFault('abcdef')).toBeUndefined()
    expect(newPasswordFault('x'.repeat(256))).toBeUndefined()
    expect(newPasswordFault('x'.repeat(257))).toBe('passwordLong')
  })
})

describe('sign-in', () => {
  test('needs both fields and judges no password by its length', () => {
    expect(checkSignIn({ email: '', password: '' })).toEqual({
      email: 'emailRequired',
      password: 'passwordRequired',
    })
    expect(checkSignIn({ email: 'sari@example.com', password: 'abc' })).toEqual({})
  })

  test('knows an e-mail address by its form', () => {
    for (const email of ['sari', 'sari@', '@example.com', 'sari@example', 'sa ri@example.com'])
      expect(emailFault(email), email).toBe('emailForm')
    expect(emailFault(' sari@example.com ')).toBeUndefined()
  })
})
