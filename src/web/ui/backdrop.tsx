/** Empty layers that the three stones' themes fill; in the other themes they take no part. */
export function Backdrop() {
  return (
    <div className="backdrop" aria-hidden="true">
      <i className="backdrop-stone" />
      <i className="backdrop-scrim" />
      <i className="backdrop-stars" />
      <i className="backdrop-shape" />
      <i className="backdrop-shape" />
      <i className="backdrop-shape" />
    </div>
  )
}
