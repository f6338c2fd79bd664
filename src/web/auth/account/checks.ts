import { isEmail } from '../../../contract/auth.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from '../../../contract/limits.ts'

export type SignInField = 'email' | 'password'
export type SignUpField = SignInField | 'firstName' | 'lastName'

/** What is wrong with a field, as the name of the text that says it. */
type Faults<F extends string, K extends string> = Record<F, K | undefined>

export type EmailFault = 'emailRequired' | 'emailForm'
export type PasswordFault = 'passwordRequired' | 'passwordShort' | 'passwordLong'
export type SignUpFault = EmailFault | PasswordFault | 'firstNameRequired' | 'lastNameRequired'

export function emailFault(email: string): EmailFault | undefined {
  if (email.trim() === '') return 'emailRequired'
  return isEmail(email.trim()) ? undefined : 'emailForm'
}

/** Spaces count: whoever likes them in a password may have them. */
export function newPasswordFault(password: string): PasswordFault | undefined {
  if (password === '') return 'passwordRequired'
  if (password.length < PASSWORD_MIN) return 'passwordShort'
  return password.length > PASSWORD_MAX ? 'passwordLong' : undefined
}

export function checkSignIn(
  values: Record<SignInField, string>,
): Faults<SignInField, EmailFault | 'passwordRequired'> {
  return {
    email: emailFault(values.email),
    password: values.password === '' ? 'passwordRequired' : undefined,
  }
}

export function checkSignUp(values: Record<SignUpField, string>): Faults<SignUpField, SignUpFault> {
  return {
    firstName: values.firstName.trim() === '' ? 'firstNameRequired' : undefined,
    lastName: values.lastName.trim() === '' ? 'lastNameRequired' : undefined,
    email: emailFault(values.email),
    password: newPasswordFault(values.password),
  }
}
