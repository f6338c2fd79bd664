/** What sending a file takes, fetched as one. */
export { shrinkImage } from './shrink-image.ts'
export { sendFile } from './upload.ts'
