/** Writes the policies of the finished build in the present folder anew, for the environment that it is started with. */
import { writePolicies } from '@/scripts/csp';

writePolicies('.next/server/app');
