export { NotFoundPage } from '../platform/not-found.tsx'
