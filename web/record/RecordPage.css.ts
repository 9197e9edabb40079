import { style } from '@vanilla-extract/css'
import { airy, page } from '../styles/page'

export const root = style([page('64rem'), airy])
