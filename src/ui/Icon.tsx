import { createIcon } from './iconsFrom';
import { iconShapes } from './iconShapes';

export const Icon = createIcon(iconShapes);
