export { useFresh } from './use-fresh.tsx'
