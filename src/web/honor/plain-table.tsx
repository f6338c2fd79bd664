import './honor-table.css'

interface TableProps {
  caption: string
  head: string[]
  /** Words first, then numbers and limits. */
  rows: { key: string; cells: string[] }[]
}

export function Table({ caption, head, rows }: TableProps) {
  return (
    <table className="honor-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [words, ...numbers] }) => (
          <tr key={key}>
            <th scope="row">{words}</th>
            {numbers.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
