interface QrDrawingProps {
  qr: { size: number; path: string }
  label: string
}

/** Dark on light in every theme: cameras read nothing else. */
export function QrDrawing({ qr: { size, path }, label }: QrDrawingProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-full max-w-56 mx-auto rounded-card"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  )
}
