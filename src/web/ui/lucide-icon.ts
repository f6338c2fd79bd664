import { createElement, type SVGProps } from 'react'

interface IconData {
  name: string
  node: [tag: string, attributes: Record<string, string>][]
}

/**
 * The build puts this in the place of lucide's own function, which knows contexts and options that nobody uses here
 * (1.5 kB of every first visit). Its icons stay as they are.
 */
export function createLucideIcon({ name, node }: IconData) {
  return function Icon({ size = 24, className, ...props }: SVGProps<SVGSVGElement> & { size?: number }) {
    const isNamed = props['aria-label'] !== undefined || props['aria-labelledby'] !== undefined
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': isNamed ? undefined : true,
        ...props,
        className: className === undefined ? `lucide lucide-${name}` : `lucide lucide-${name} ${className}`,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}
