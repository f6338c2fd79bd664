import {
  Clapperboard,
  Cpu,
  Earth,
  FlaskConical,
  GraduationCap,
  HeartPulse,
  Landmark,
  Mountain,
  Orbit,
  Scale,
  Trophy,
  type LucideIcon,
} from 'lucide-react'
import type { CategoryId } from '../../contract/categories.ts'

export const CATEGORY_ICONS: Record<CategoryId, LucideIcon> = {
  world: Earth,
  history: Landmark,
  science: FlaskConical,
  geography: Mountain,
  sports: Trophy,
  entertainment: Clapperboard,
  politics: Scale,
  technology: Cpu,
  health: HeartPulse,
  education: GraduationCap,
  astronomy: Orbit,
}
