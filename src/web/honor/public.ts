export { LevelProgress } from './level-progress.tsx'
