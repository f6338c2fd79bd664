import type { Plan } from '../../../contract/plans.ts'
import { hueOf } from '../../ui/avatar.tsx'
import './cover.css'

interface CoverProps {
  person: { id: number; coverUrl: string | null; plan?: Plan }
}

/** Their own picture, or one that is drawn: the stone of their plan, or light in their colour. */
export function Cover({ person: { id, coverUrl, plan = 'free' } }: CoverProps) {
  if (coverUrl !== null)
    return <img className="profile-cover" src={coverUrl} alt="" width={1500} height={500} decoding="async" />
  const hue = (hueOf(id) ?? 0) * 30 + 15
  return (
    <div className={`profile-cover hue-${hue}`} data-plan={plan} aria-hidden="true">
      <i />
      <i />
    </div>
  )
}
