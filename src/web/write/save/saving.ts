/** What saving needs, fetched once the form is alive. */
export { rememberSaved } from './remember-saved.ts'
export { saveArticle } from './save-article.ts'
