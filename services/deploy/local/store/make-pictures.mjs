/** Makes the demo's missing pictures one after the other, at low priority: other work of the machine comes first. */
import { constants, setPriority } from 'node:os';
import '../processes/leave-with-parent.mjs';
import { pictureMaker } from './demo.mjs';

setPriority(constants.priority.PRIORITY_LOW);
const maker = await pictureMaker(process.argv[2], { atOnce: 1 });
await maker.makeAll();
process.exit(0);
