import { Component, type ReactNode } from 'react'
import { LoadFailed } from '../ui/load-failed.tsx'

interface Props {
  title: string
  children: ReactNode
}

/** A screen that fails leaves the frame standing: the person can try again or go elsewhere. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return <LoadFailed title={this.props.title} retry={() => this.setState({ hasFailed: false })} />
  }
}
