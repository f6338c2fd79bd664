import * as auth from './auth.ts'
import type { Route } from './endpoint.ts'
import { getIqStatus } from './iq.ts'
import { previewText } from './rich-text.ts'
import { saveTheme } from './settings.ts'

/** Every route of the API by its operation name. Routing, documentation, the role matrix and the fuzz tests read it. */
export const routes = {
  getUser: auth.getUser,
  signup: auth.signup,
  signin: auth.signin,
  verify: auth.verify,
  resendVerification: auth.resendVerification,
  forgotPassword: auth.forgotPassword,
  resetPassword: auth.resetPassword,
  logout: auth.logout,
  startGoogle: auth.startGoogle,
  finishGoogle: auth.finishGoogle,
  startDiscord: auth.startDiscord,
  saveTheme,
  getIqStatus,
  previewText,
} as const satisfies Record<string, Route>

export type OperationName = keyof typeof routes
