export { OperatorSteps } from './operator-steps.tsx'
