export { FirstHour } from './first-hour.tsx'
