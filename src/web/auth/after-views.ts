/** What is shown after the forms of /auth, fetched as one. */
export { SignedInView } from './account/signed-in-view.tsx'
export { SecondStepView } from './second-step/second-step-view.tsx'
export { ErrorView, SuccessView } from './verify/outcome-views.tsx'
export { VerifyView } from './verify/verify-view.tsx'
