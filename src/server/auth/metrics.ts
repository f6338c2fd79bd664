import { resultCounter } from '../platform/result-counter.ts'

export const signInCounter = resultCounter('sign_ins', 'Sign-in tries by result')
export const signUpCounter = resultCounter('sign_ups', 'Sign-ups by stage')
