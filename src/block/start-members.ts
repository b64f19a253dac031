import { haveMembers } from '../calendar/members/load-members';
import { members } from '../calendar/members/members';

haveMembers( members );

export { start } from './start';
