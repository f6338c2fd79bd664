interface DataTableProps {
  caption: string
  head: string[]
  rows: { key: string; cells: string[] }[]
}

/** A name first, then numbers. */
export function DataTable({ caption, head, rows }: DataTableProps) {
  return (
    <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={caption}>
      <table className="w-full text-left tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {head.map((name, place) => (
              <th
                key={name}
                scope="col"
                className={`${cell(place)} text-quiet text-sm font-semibold wrap-normal align-bottom max-sm:text-xs`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...numbers] }) => (
            <tr key={key}>
              <th scope="row" className={`${cell(0)} font-normal wrap-normal`}>
                {name}
              </th>
              {numbers.map((number, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- columns never change places
                <td key={place} className={cell(place + 1)}>
                  {number}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const cell = (place: number): string =>
  `py-2.5 border-b border-line ${place === 0 ? 'pr-4' : 'pl-3 text-right'}`
