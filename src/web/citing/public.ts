export { useCite } from './use-cite.tsx'
