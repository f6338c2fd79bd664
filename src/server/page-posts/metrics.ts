import { resultCounter } from '../platform/result-counter.ts'

export const postCounter = resultCounter('page_posts', 'Page posts published, edited and deleted')
