export { LeavingSection } from './leaving-section.tsx'
