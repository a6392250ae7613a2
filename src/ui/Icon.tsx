import { iconsFrom } from './iconsFrom';
import { shapes } from './iconShapes';

export const Icon = iconsFrom(shapes);
