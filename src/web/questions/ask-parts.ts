/** The form of /question/ask, fetched once its screen is alive. */
export { AskForm } from './ask/ask-form.tsx'
