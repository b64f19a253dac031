import type { WeekLayout } from '../../domain/layout';

/** Layout that each grid shows, for parts that measure positions in it (moving/geometry-of.ts). */
export const knownLayouts = new WeakMap< Element, WeekLayout >();
