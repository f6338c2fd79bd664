import { HonorWeek } from '../../honor/public.ts'
import { OpenDoors } from './open-doors.tsx'
import { WaitingQuestions } from './waiting-questions.tsx'

/** What stands at the end of the column, fetched as one when it comes near the screen. */
export function SideLater() {
  return (
    <>
      <WaitingQuestions />
      <OpenDoors />
      <HonorWeek />
    </>
  )
}
