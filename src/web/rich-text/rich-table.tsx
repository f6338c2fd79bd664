import type { Alignment, NodeOf, RichNode } from '../../contract/rich-text.ts'
import { useText } from '../platform/language.tsx'
import type { Draw } from './draw.ts'
import { messages } from './messages.ts'

const CLASSES = { left: undefined, center: 'rich-center', right: 'rich-right' } as const

export function RichTable({ node: { align, children }, draw }: { node: NodeOf<'table'>; draw: Draw }) {
  const t = useText(messages)
  const [head, ...rows] = children
  return (
    <div className="rich-table" tabIndex={0} role="group" aria-label={t('table')}>
      <table>
        <thead>{head && <Row row={head} align={align} draw={draw} isHead />}</thead>
        <tbody>
          {rows.map((row, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows never change places
            <Row key={place} row={row} align={align} draw={draw} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps {
  row: RichNode
  align: Alignment[]
  draw: Draw
  isHead?: boolean
}

function Row({ row, align, draw, isHead = false }: RowProps) {
  if (row.type !== 'tableRow') return null
  return (
    <tr>
      {row.children.map((cell, column) => {
        const words = 'children' in cell ? draw(cell.children) : null
        const className = CLASSES[align[column] ?? 'left']
        return isHead ? (
          // oxlint-disable-next-line react/no-array-index-key -- columns never change places
          <th key={column} scope="col" className={className}>
            {words}
          </th>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- columns never change places
          <td key={column} className={className}>
            {words}
          </td>
        )
      })}
    </tr>
  )
}
