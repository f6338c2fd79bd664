export { processImage } from '../image.ts'
export { acceptForms, receiveUpload } from '../uploads.ts'
