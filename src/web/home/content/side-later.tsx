import { HonorWeek } from '../../honor/public.ts'
import { OpenDoors } from './open-doors.tsx'

/** What stands at the end of the column, fetched as one when it comes near the screen. */
export function SideLater() {
  return (
    <>
      <OpenDoors />
      <HonorWeek />
    </>
  )
}
