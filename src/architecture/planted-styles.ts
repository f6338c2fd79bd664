import { plant, type Planted } from './plant.ts'
import { MOST_STYLE_LINES, STYLE_RULES } from './style-rules.ts'

const { size, radius, colour, border, sibling, length } = STYLE_RULES
const SHEET = 'src/web/guilds/guilds.css'

export const PLANTED_STYLES: Planted[] = [
  plant(size, SHEET, '.a {\n  font-size: 0.9375rem;\n}'),
  plant(size, SHEET, '.a {\n  font: 700 17px/1.5 serif;\n}'),
  plant(size, SHEET, '.a {\n  @apply flex text-[15px];\n}'),
  plant(size, 'src/web/app/shell/shell.css', '.a {\n  font-size: min(0.75rem, 3.9vw);\n}'),
  plant(radius, SHEET, '.a {\n  border-radius: 8px;\n}'),
  plant(radius, SHEET, '.a {\n  @apply rounded-[6px];\n}'),
  plant(colour, SHEET, '.a {\n  color: #fff;\n}'),
  plant(colour, SHEET, '.a {\n  background: oklch(0.15 0.01 75 / 0.8);\n}'),
  plant(colour, SHEET, '.a {\n  box-shadow: 0 1px rgb(0 0 0);\n}'),
  plant(border, SHEET, '.a {\n  @apply flex border-t;\n}'),
  plant(border, 'src/web/ui/box.tsx', 'export const Box = () => <p className="md:border p-4" />'),
  plant(sibling, SHEET, '.a > * + * {\n  margin: 0;\n}'),
  plant(sibling, 'src/web/styles/a.css', '.a p + :not(h2),\n.b {\n  margin: 0;\n}'),
  plant(length, SHEET, 'b {}\n'.repeat(MOST_STYLE_LINES + 1)),
]
